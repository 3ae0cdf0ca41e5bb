import { formatDate, formatDateTime, Link, useTexts } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import { Icon } from '@yinyom/ui/foundation/Icon';
import type { IconName } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';
import { daysBetween } from '@yinyom/contracts/time/bangkokDay';
import { PLOT_SIDES } from '../plot';
import { CHANGE_KINDS, type Change, type ChangeKind } from './changesOf';

const ICONS: Record<ChangeKind, IconName> = {
  publication: 'upload',
  rule: 'lock',
  scan: 'search',
  alert: 'alert',
};
/** So many stand there at once; the others are a press away. */
const FIRST = 5;

const Lanes = styled.div`
  display: grid;
  gap: 2px;
  margin: ${({ theme }) => `${theme.space(2)} ${PLOT_SIDES.right}px ${theme.space(4)} ${PLOT_SIDES.left}px`};
`;
const Lane = styled.div`
  position: relative;
  height: 22px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
const Mark = styled.span<{ $kind: ChangeKind }>`
  position: absolute;
  top: 1px;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  margin-left: -10px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme, $kind }) =>
    theme.color[
      $kind === 'alert' ? 'danger' : $kind === 'publication' ? 'info' : $kind === 'rule' ? 'violet' : 'muted'
    ]};
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: 20px 11em minmax(0, 1fr);
  align-items: baseline;
  gap: ${({ theme }) => theme.space(2)};
  > svg {
    align-self: center;
  }
  > time {
    color: ${({ theme }) => theme.color.muted};
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: 20px minmax(0, 1fr);
    > :nth-child(3) {
      grid-column: 2;
    }
  }
`;
const Name = styled.code`
  overflow-wrap: anywhere;
`;
const Nothing = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

interface ChangeStripProps {
  changes: readonly Change[];
  from: string;
  to: string;
  /** Whether the days stand above: then each change is marked under its day. */
  marked: boolean;
}

/** What changed on the website, under the days of the trend and in words, so that a cause stands under its effect. */
export const ChangeStrip = ({ changes, from, to, marked }: ChangeStripProps) => {
  const t = useTexts('dashboard');
  const days = daysBetween(from, to) - 1;
  const left = (day: string) => (days > 0 ? ((daysBetween(from, day) - 1) / days) * 100 : 50);
  const kinds = CHANGE_KINDS.filter((kind) => changes.some((change) => change.kind === kind));
  const list = (some: readonly Change[]) => (
    <Stack as="ul" $gap={1}>
      {some.map(({ id, kind, at, say, values, name, to: more }) => (
        <Item key={id}>
          <Icon name={ICONS[kind]} size={16} />
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span>
            {more ? <Link to={more}>{t(`changes.${say}`, values)}</Link> : t(`changes.${say}`, values)}
            {name !== null && <Name> {name}</Name>}
          </span>
        </Item>
      ))}
    </Stack>
  );
  return (
    <section aria-label={t('changes.title')}>
      {marked && kinds.length > 0 && (
        <Lanes aria-hidden="true">
          {kinds.map((kind) => (
            <Lane key={kind}>
              {changes
                .filter((change) => change.kind === kind)
                .map(({ id, day, say, values }) => (
                  <Mark
                    key={id}
                    $kind={kind}
                    style={{ left: `${left(day)}%` }}
                    title={`${formatDate(day)}: ${t(`changes.${say}`, values)}`}
                  >
                    <Icon name={ICONS[kind]} size={16} />
                  </Mark>
                ))}
            </Lane>
          ))}
        </Lanes>
      )}
      <Stack $gap={2}>
        <h3>{t('changes.title')}</h3>
        {changes.length === 0 && <Nothing>{t('changes.none')}</Nothing>}
        {changes.length > 0 && list(changes.slice(0, FIRST))}
        {changes.length > FIRST && <Fold title={t('changes.more')}>{list(changes.slice(FIRST))}</Fold>}
      </Stack>
    </section>
  );
};
