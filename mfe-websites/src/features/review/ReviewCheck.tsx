import { LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { languageName } from '@yinyom/texts/sentences/languageName';
import type { LintFinding } from '@yinyom/contracts/websites/template';
import { useLang } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useReviewTexts } from '../../texts/useReviewTexts';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(3)};
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
const Where = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

/** What is said alike about several places is said once, with all of them. */
const grouped = (findings: readonly LintFinding[]) => {
  const groups = new Map<string, Omit<LintFinding, 'field'> & { fields: string[] }>();
  for (const { field, ...finding } of findings) {
    const key = `${finding.code} ${finding.message}`;
    const group = groups.get(key) ?? { ...finding, fields: [] };
    if (field !== undefined) group.fields.push(field);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** Which languages the fields are of; what the message names already is not said again. */
const languagesOf = (fields: readonly string[], message: string, reader: Lang): string[] =>
  LANGUAGES.filter((language) => fields.some((field) => field.startsWith(`languages.${language}`)))
    .map((language) => languageName(language, reader))
    .filter((name) => !message.includes(name));

const InLanguages = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <Where> ({names.join(', ')})</Where>;

/** What the automatic check says about the published version now. Its codes, which programs go by, are tooltips. */
export const ReviewCheck = ({ findings }: { findings: readonly LintFinding[] }) => {
  const t = useReviewTexts();
  const lang = useLang();
  return (
    <Card aria-labelledby="review-check">
      <Stack $gap={3}>
        <h2 id="review-check">{t('check')}</h2>
        <p>{t('check_note')}</p>
        {findings.length === 0 && <p>{t('check_none')}</p>}
        <Stack as="ul" $gap={2}>
          {grouped(findings).map(({ code, severity, fields, message }) => (
            <Item key={`${code} ${message}`}>
              <Badge tone={severity === 'error' ? 'danger' : 'warning'}>{t(severity)}</Badge>
              <span title={code}>
                {message}
                <InLanguages names={languagesOf(fields, message, lang)} />
              </span>
            </Item>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};
