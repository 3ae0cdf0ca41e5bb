import { RIGHT_RULES, SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { IDENTITY_LEVELS } from '@yinyom/contracts/requests/subjectRequest';
import type { useForm } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import styled from 'styled-components';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import type { SettingsValues } from './settingsValues';

const Rows = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;
const Right = styled.li`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space(3)};
  padding-top: ${({ theme }) => theme.space(3)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** Days until the answer and how sure it must be who asks, by right, with the cap and where it comes from. */
export const LimitRows = ({ form }: { form: ReturnType<typeof useForm<SettingsValues>> }) => {
  const t = useComplianceTexts();
  return (
    <Rows>
      {SUBJECT_RIGHTS.map((right) => {
        const { cap_days, default_days, sections, source } = RIGHT_RULES[right];
        return (
          <Right key={right}>
            <div>
              <p>
                {t(`rights.${right}`)} {t('sections', { numbers: sections.join(', ') })}
              </p>
              <Quiet>{t(`settings.source_${source}`)}</Quiet>
            </div>
            <TextField
              {...form.field(`days_${right}`)}
              label={t('settings.days', { right: t(`rights.${right}`) })}
              hint={t('settings.days_hint', { most: cap_days, usual: default_days })}
              placeholder={String(default_days)}
              type="number"
              inputMode="numeric"
              {...form.range(`days_${right}`)}
            />
            <Select
              {...form.field(`level_${right}`)}
              label={t('settings.level', { right: t(`rights.${right}`) })}
              options={IDENTITY_LEVELS.map((value) => ({ value, label: t(`settings.level_${value}`) }))}
            />
          </Right>
        );
      })}
    </Rows>
  );
};
