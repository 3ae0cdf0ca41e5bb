import type { AlertWords } from '@yinyom/texts/alert/alertWords';
import type { Alert } from '@yinyom/contracts/notify/alerts';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { namedKeys, showKeys, useKeyGroup } from '@yinyom/mfe-kit/components/keyGroups';
import { pressedKey } from '@yinyom/mfe-kit/components/pressedKey';
import { Card } from '@yinyom/ui/data/Card';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { alertGroups } from './alertGroups';
import { ALERT_KEYS } from './alertKeys';
import { AlertLine } from './AlertLine';
import { BulkBar } from './BulkBar';
import { useMayAnswer } from './useMayAnswer';

const List = styled(Card)`
  padding: 0;
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
const Amount = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const KeysPlace = styled.div`
  @media (pointer: coarse) {
    display: none;
  }
`;

/** Of a reader who may not answer alerts. */
const MOVES = ALERT_KEYS.filter(({ action }) => action !== 'choose');

interface AlertInboxProps {
  alerts: readonly Alert[];
  words: AlertWords;
  website: string;
  /** Whether there are older ones that are not loaded yet. */
  more: boolean;
}

/** Alerts by their cause, a line each; the first one is open. Keys move among the lines while one of them has the focus. */
export const AlertInbox = ({ alerts, words, website, more }: AlertInboxProps) => {
  const t = useAlertTexts();
  const lang = useLang();
  const mayAnswer = useMayAnswer();
  const list = useRef<HTMLUListElement>(null);
  const groups = alertGroups(alerts);
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const open = opened === undefined ? groups[0]?.key : opened;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // What was answered or is over meanwhile is chosen no more.
  const chosen = groups.filter(({ key, alerts: [first] }) => marked.has(key) && mayAnswer(first));
  const keys = alerts.some(mayAnswer) ? ALERT_KEYS : MOVES;
  const choose = (key: string) =>
    setMarked(
      (known) => new Set(known.has(key) ? [...known].filter((each) => each !== key) : [...known, key]),
    );

  useKeyGroup({
    title: t('title'),
    rows: [...namedKeys(keys, (action) => t(`key_${action}`)), { keys: ['Enter'], text: t('key_open') }],
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = pressedKey(keys, event);
    if (!pressed) return;
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-alert-line]') ?? [])];
    const at = lines.findIndex((line) => line.closest('li')?.contains(event.target as Node));
    event.preventDefault();
    if (pressed.action === 'choose') choose(lines[at]?.dataset['alertLine'] ?? '');
    else lines[at + (pressed.action === 'next' ? 1 : -1)]?.focus();
  };

  return (
    <Stack $gap={3}>
      <Row $justify="space-between">
        <Amount role="status">
          {t(more ? 'amount_newest' : 'amount', {
            alerts: formatNumber(alerts.length, lang),
            causes: formatNumber(groups.length, lang),
          })}
        </Amount>
        <KeysPlace>
          <Button kind="quiet" size="small" onClick={showKeys}>
            {t('keys')}
          </Button>
        </KeysPlace>
      </Row>
      <List as="div" onKeyDown={onKeyDown}>
        <ul ref={list} aria-label={t('title')}>
          {groups.map((group) => (
            <AlertLine
              key={group.key}
              group={group}
              words={words}
              website={website}
              open={group.key === open}
              chosen={marked.has(group.key)}
              onToggle={() => setOpened(group.key === open ? null : group.key)}
              onChoose={() => choose(group.key)}
            />
          ))}
        </ul>
      </List>
      {chosen.length > 0 && (
        <BulkBar chosen={chosen.flatMap((group) => group.alerts)} onClear={() => setMarked(new Set())} />
      )}
    </Stack>
  );
};
