import { ANSWER_WAYS, MAX_DETAILS, SUBJECT_KINDS } from '@yinyom/contracts/requests/subjectRequest';
import { SUBJECT_RIGHTS } from '@yinyom/contracts/requests/rights';
import { Button } from '@yinyom/ui/action/Button';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { fillText } from '@yinyom/texts/sentences/fillText';
import styled from 'styled-components';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRequestWords } from '../../texts/useRequestWords';

const Paper = styled.div`
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
`;
const nothing = () => undefined;

/**
 * The form as persons first see it, with the kinds as they are ticked above: nothing is chosen for them, and what few need is folded away. It can be
 * read, and does nothing.
 */
export const FormPreview = ({
  subjectKinds,
}: {
  subjectKinds: readonly (typeof SUBJECT_KINDS)[number][];
}) => {
  const t = useComplianceTexts();
  const words = useRequestWords();
  const line = (
    name: 'name' | 'email' | 'phone' | 'representative_name' | 'representative_authority',
    required = false,
  ) => (
    <TextField name={`preview-${name}`} label={words(name)} value="" required={required} onChange={nothing} />
  );
  return (
    <Fold title={t('settings.preview')}>
      <p>{t('settings.preview_hint')}</p>
      <Paper inert data-testid="form-preview">
        <Stack>
          <h4>{words('title')}</h4>
          <p>{fillText(words('intro'), { organization: '…' })}</p>
          <p>{words('required_hint')}</p>
          <CheckboxGroup
            name="preview-rights"
            label={words('rights_legend')}
            required
            options={SUBJECT_RIGHTS.map((value) => ({ value, label: words(`rights.${value}`) }))}
            value={[]}
            onChange={nothing}
          />
          {line('name', true)}
          {line('email', true)}
          {line('phone')}
          <Select
            name="preview-subject_kind"
            label={words('subject_kind')}
            required
            value=""
            options={[
              // With one kind there is no choice.
              ...(subjectKinds.length > 1 ? [{ value: '', label: words('choose') }] : []),
              ...SUBJECT_KINDS.filter((kind) => subjectKinds.includes(kind)).map((value) => ({
                value,
                label: words(`subject_kinds.${value}`),
              })),
            ]}
            onChange={nothing}
          />
          <Select
            name="preview-answer_way"
            label={words('answer_way')}
            value={ANSWER_WAYS[0]}
            options={ANSWER_WAYS.map((value) => ({ value, label: words(`answer_ways.${value}`) }))}
            onChange={nothing}
          />
          <div hidden>
            <TextField
              name="preview-postal_address"
              type="textarea"
              rows={3}
              label={words('postal_address')}
              value=""
              onChange={nothing}
            />
          </div>
          <Fold title={words('for_other')}>
            <p>{words('for_other_hint')}</p>
            {line('representative_name')}
            {line('representative_authority')}
          </Fold>
          <TextField
            name="preview-details"
            type="textarea"
            rows={3}
            maxLength={MAX_DETAILS}
            label={words('details')}
            hint={words('details_hint')}
            value=""
            onChange={nothing}
          />
          <p>{words('optional_files')}</p>
          <div>
            <Button type="button">{words('send')}</Button>
          </div>
        </Stack>
      </Paper>
    </Fold>
  );
};
