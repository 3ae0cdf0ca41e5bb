import { useTexts } from '@yinyom/mfe-kit';
import { namedKeys, shownKeyGroups } from '@yinyom/mfe-kit/components/keyGroups';
import { printedKey } from '@yinyom/mfe-kit/components/pressedKey';
import { Stack } from '@yinyom/ui/data/Stack';
import { Switch } from '@yinyom/ui/form/Switch';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { isQuestionMarkOn, keepQuestionMark } from './keptQuestionMark';
import { SHELL_KEYS } from './shellKeys';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  margin: ${({ theme }) => `${theme.space(2)} 0 0`};
  > div {
    display: contents;
  }
  dd {
    margin: 0;
  }
`;
const Key = styled.kbd`
  display: inline-block;
  margin: 0 ${({ theme }) => `${theme.space(1)} ${theme.space(1)}`} 0;
  padding: 2px 8px;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.small};
  font-family: ${({ theme }) => theme.font.mono};
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** The keys of what the page shows, and those of every page. */
export const KeysWindow = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('shell_keys');
  const id = useId();
  const [groups] = useState(shownKeyGroups);
  const [isOn, setOn] = useState(isQuestionMarkOn);
  const everywhere = { title: t('everywhere'), rows: namedKeys(SHELL_KEYS, (action) => t(`key_${action}`)) };
  const toggle = (next: boolean) => {
    keepQuestionMark(next);
    setOn(next);
  };
  return (
    <Modal title={t('title')} onClose={onClose}>
      <Stack $gap={5}>
        {[...groups, everywhere].map(({ title, rows }, at) => (
          <section key={at} aria-labelledby={`${id}-${at}`}>
            <h3 id={`${id}-${at}`}>{title}</h3>
            <List>
              {rows.map(({ keys, text }) => (
                <div key={keys.join()}>
                  <dt>
                    {keys.map((key) => (
                      <Key key={key}>{printedKey(key).replace('Space', t('space'))}</Key>
                    ))}
                  </dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </List>
          </section>
        ))}
        {groups.length > 0 && <Note>{t('focus')}</Note>}
        <Switch label={t('question_mark')} checked={isOn} onChange={toggle} />
      </Stack>
    </Modal>
  );
};
