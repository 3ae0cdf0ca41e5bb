import { Form } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import type { ComponentProps } from 'react';

interface NoteFormProps {
  /** What `useForm` made. */
  form: { refusals: number; failure: string | null };
  /** The field of the note, with its words. */
  field: ComponentProps<typeof TextField>;
  submitLabel: string;
  busy: boolean;
  onSubmit: () => Promise<void>;
}

/** Adds a note to what happened. */
export const NoteForm = ({ form, field, submitLabel, busy, onSubmit }: NoteFormProps) => (
  <Form refusals={form.refusals} onSubmit={onSubmit}>
    <Stack $gap={2}>
      <ProblemBox>{form.failure}</ProblemBox>
      <TextField {...field} type="textarea" rows={2} />
      <div>
        <Button kind="secondary" size="small" type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </Stack>
  </Form>
);
