import {
  SECURITY_MEASURES,
  saveSecurityMeasures,
  type SecurityMeasure,
  type SecurityMeasures,
} from '@yinyom/contracts/papers/securityMeasures';
import type { PaperFact } from '@yinyom/contracts/papers/activity';
import type { Lang } from '@yinyom/contracts/constants';
import { formatDateTime, useLang } from '@yinyom/mfe-kit';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { Card } from '@yinyom/ui/data/Card';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import {
  useLazyGetSecurityMeasuresQuery,
  useListSecurityVersionsQuery,
  useSaveSecurityMeasuresMutation,
} from '../../calls/registersApi';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import { FormSection } from '../../form/FormSection';
import { useSections } from '../../form/useSections';
import { namesWord } from './namesWord';
import TWO_FACTOR_WORDS from './twoFactorWords.json';
import { StatementFrame } from '../../statement/StatementFrame';
import { useStatementForm } from '../../statement/useStatementForm';
import { Versions } from '../../statement/Versions';

type Values = Record<SecurityMeasure, string>;

const valuesOf = ({ measures }: SecurityMeasures): Values =>
  Object.fromEntries(SECURITY_MEASURES.map((measure) => [measure, measures[measure] ?? ''])) as Values;
const bodyOf = (measures: Values) => ({ measures });
/** `measures.physical` → `physical`. */
const fieldOf = (path: string): string => path.split('.')[1] ?? path;

/** A fact as a sentence; values that are moments become dates. */
const valueIn = (name: string, value: PaperFact['values'][string], lang: Lang): string => {
  if (typeof value !== 'string') return value[lang] ?? value.th ?? '';
  return name === 'time' ? formatDateTime(value) : value;
};

/** The security measures in the organization's own words, and what the platform knows of itself. */
export const SecurityForm = ({ measures }: { measures: SecurityMeasures }) => {
  const t = useRegisterTexts();
  const lang = useLang();
  const [save] = useSaveSecurityMeasuresMutation();
  const [readAgain] = useLazyGetSecurityMeasuresQuery();
  const params = { id: measures.organization_id };
  const statement = useStatementForm(measures, {
    schema: saveSecurityMeasures.body!,
    valuesOf,
    bodyOf,
    fieldOf,
    save: (values, ifMatch, review) =>
      save({ params, ifMatch, body: { ...bodyOf(values), ...review } }).unwrap(),
    readAgain: () => readAgain({ params }).unwrap(),
  });
  const { data: versions } = useListSecurityVersionsQuery({ params, query: {} });
  const { form, stored } = statement;
  const section = useSections(
    SECURITY_MEASURES.map((measure) => [measure, [measure]] as const),
    form,
    SECURITY_MEASURES.find((measure) => !stored.measures[measure]),
  );
  // The paper prints what the platform knows next to what people claim: a contradiction is theirs to see first.
  const isContrary =
    stored.facts.some(({ sentence }) => sentence === 'two_factor_optional') &&
    namesWord(Object.values(form.values), TWO_FACTOR_WORDS);
  const filled = Object.values(stored.measures).filter(Boolean).length;
  return (
    <Stack $gap={5}>
      <Card aria-labelledby="facts">
        <Stack>
          <h2 id="facts">{t('security.facts')}</h2>
          <p>{t('security.facts_hint')}</p>
          <ul>
            {stored.facts.map(({ sentence, values }) => (
              <li key={sentence}>
                {fillText(
                  t(`facts.${sentence}`),
                  Object.fromEntries(
                    Object.entries(values).map(([name, value]) => [name, valueIn(name, value, lang)]),
                  ),
                )}
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
      <StatementFrame statement={statement}>
        <Stack $gap={2}>
          {isContrary && <Notice small>{t('security.contrary')}</Notice>}
          <p>{t('security.answered', { filled, total: SECURITY_MEASURES.length })}</p>
          {SECURITY_MEASURES.map((measure, at) => {
            const [title, next] = [measure, SECURITY_MEASURES[at + 1]].map(
              (one) => one && t(`field.security.${one}`),
            );
            return (
              <FormSection
                key={measure}
                {...section(measure)}
                title={title ?? ''}
                state={form.values[measure] || t('transfers.not_stated')}
                nextTitle={next}
              >
                <TextField
                  {...form.field(measure)}
                  type="textarea"
                  rows={5}
                  label={<VisuallyHidden>{title}</VisuallyHidden>}
                />
              </FormSection>
            );
          })}
        </Stack>
      </StatementFrame>
      <Versions list={versions} current={stored.version} />
    </Stack>
  );
};
