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
import { Stack } from '@yinyom/ui/data/Stack';
import { TextField } from '@yinyom/ui/form/TextField';
import {
  useLazyGetSecurityMeasuresQuery,
  useListSecurityVersionsQuery,
  useSaveSecurityMeasuresMutation,
} from '../../calls/registersApi';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
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
    save: (values, ifMatch) => save({ params, ifMatch, body: bodyOf(values) }).unwrap(),
    readAgain: () => readAgain({ params }).unwrap(),
  });
  const { data: versions } = useListSecurityVersionsQuery({ params, query: {} });
  const { form, stored } = statement;
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
        <Card>
          <Stack $gap={5}>
            <p>{t('security.answered', { filled, total: SECURITY_MEASURES.length })}</p>
            {SECURITY_MEASURES.map((measure) => (
              <TextField
                key={measure}
                {...form.field(measure)}
                type="textarea"
                rows={3}
                label={t(`field.security.${measure}`)}
              />
            ))}
          </Stack>
        </Card>
      </StatementFrame>
      <Versions list={versions} current={stored.version} />
    </Stack>
  );
};
