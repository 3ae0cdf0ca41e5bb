import { TextField } from '@yinyom/ui/form/TextField';
import type { ComponentProps } from 'react';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

type Given = Omit<ComponentProps<typeof TextField>, 'type' | 'rows' | 'label' | 'hint'>;

/** What was done for a task, or why nothing was. */
export const ResultField = (field: Given) => {
  const t = useComplianceTexts();
  return (
    <TextField {...field} type="textarea" rows={3} label={t('tasks.result')} hint={t('tasks.result_hint')} />
  );
};
