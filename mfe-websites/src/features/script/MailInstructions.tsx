import type { Application } from '@yinyom/contracts/websites/application';
import { mailInstructions } from '@yinyom/contracts/websites/instructions';
import { Form, useForm, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useMailInstructionsMutation } from '../../api/instructionsApi';

/** Has the instructions sent to whoever looks after the website: most owners do not do it themselves. */
export const MailInstructions = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState('');
  const form = useForm({ email: '' }, { schema: mailInstructions.body });
  const [send, { isLoading }] = useMailInstructionsMutation();

  const submit = async () => {
    setSent('');
    if (!form.passes()) return;
    try {
      const { email } = await send({
        params: { id: application.id },
        body: { email: form.values.email.trim() },
      }).unwrap();
      setSent(t('instructions.sent', { email }));
      form.reset();
      setOpen(false);
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Stack $gap={3}>
      {open ? (
        <Form refusals={form.refusals} onSubmit={submit}>
          <Stack $gap={3}>
            <ProblemBox>{form.failure}</ProblemBox>
            <TextField
              {...form.field('email')}
              type="email"
              label={t('instructions.email')}
              hint={t('instructions.hint')}
              autoComplete="off"
              autoFocus
              required
            />
            <Row>
              <Button type="submit" icon="mail" busy={isLoading}>
                {t('instructions.submit')}
              </Button>
              <Button kind="quiet" onClick={() => setOpen(false)}>
                {t('common.cancel')}
              </Button>
            </Row>
          </Stack>
        </Form>
      ) : (
        <div>
          <Button kind="secondary" icon="mail" onClick={() => setOpen(true)}>
            {t('instructions.open')}
          </Button>
        </div>
      )}
      <div role="status">{sent}</div>
    </Stack>
  );
};
