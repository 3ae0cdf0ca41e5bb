import type { ScanDetail } from '@yinyom/contracts/scanner/scan';
import type { ScanPass } from '@yinyom/contracts/scanner/scanPass';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { itemsOfPass } from './itemsOfPass';

const Root = styled.li`
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  p {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
  margin-top: ${({ theme }) => theme.space(2)};
  > li {
    max-width: 100%;
    padding: 1px 8px;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.canvas};
    font-size: ${({ theme }) => theme.font.size.small};
    overflow-wrap: anywhere;
  }
`;

/** Names shown of one kind; the tab of everything found has them all. */
const SHOWN = 8;

interface GroupProps {
  title: string;
  tone: 'danger' | 'info' | 'warning' | 'neutral';
  names: readonly string[];
}
const Group = ({ title, tone, names }: GroupProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  if (names.length === 0) return null;
  return (
    <div>
      <Badge tone={tone}>{formatNumber(names.length, lang)}</Badge> {title}
      <Names>
        {names.slice(0, SHOWN).map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
        {names.length > SHOWN && (
          <li>{t('passMatrix.more', { number: formatNumber(names.length - SHOWN, lang) })}</li>
        )}
      </Names>
    </div>
  );
};

/** One visit: what needs consent first, red where it came without it. */
export const PassColumn = ({ scan, pass }: { scan: ScanDetail; pass: ScanPass }) => {
  const t = useTexts('websites');
  const { needing, necessary, unclassified } = itemsOfPass(scan, pass);
  const agreed = pass === 'accept';
  const nothing = needing.length + necessary.length === 0 ? 'nothing' : 'clean';
  const namesOf = (items: typeof needing) => [...new Set(items.map(({ name }) => name))];
  return (
    <Root>
      <Stack $gap={3}>
        <div>
          <h3>{t(`passMark.${pass}`)}</h3>
          <p>{t(`scanPass.${pass}`)}</p>
        </div>
        {!scan.passes.includes(pass) && <p>{t('passMatrix.not_run')}</p>}
        {scan.passes.includes(pass) && needing.length + unclassified.length === 0 && (
          <strong>{t(`passMatrix.${nothing}`)}</strong>
        )}
        <Group
          title={t(`passMatrix.${agreed ? 'agreed' : 'without'}`)}
          tone={agreed ? 'info' : 'danger'}
          names={namesOf(needing)}
        />
        <Group title={t('passMatrix.unclassified')} tone="warning" names={namesOf(unclassified)} />
        <Group title={t('passMatrix.necessary')} tone="neutral" names={namesOf(necessary)} />
      </Stack>
    </Root>
  );
};
