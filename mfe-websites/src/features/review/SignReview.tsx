import { signReview, type ReviewPage } from '@yinyom/contracts/websites/review';
import { confirmDialog, Form, formatDateTime, toast, useForm, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useSignReviewMutation } from '../../api/reviewApi';
import { useReviewTexts } from '../../texts/useReviewTexts';

interface SignReviewProps extends Pick<ReviewPage, 'reviews'> {
  id: string;
  published: NonNullable<ReviewPage['published']>;
}

/** Records that the reader reviewed the published version; says first what is kept, as it cannot be taken back. */
export const SignReview = ({ id, published, reviews }: SignReviewProps) => {
  const t = useReviewTexts();
  const me = useSession().user?.id;
  const { version, content_sha256 } = published;
  const own = reviews.find((review) => review.by.id === me && review.version === version);
  const form = useForm({ note: '' }, { schema: signReview.body });
  const [sign, { isLoading }] = useSignReviewMutation();
  const text = t('sign_text', { version: String(version) });

  const submit = async () => {
    const agreed = await confirmDialog({
      title: t('confirm_title', { version: String(version) }),
      text,
      confirm: t('sign'),
    });
    if (!agreed) return;
    const note = form.values.note.trim();
    try {
      await sign({ params: { id }, body: { version, content_sha256, ...(note && { note }) } }).unwrap();
      toast.success(t('signed'));
      form.change({ note: '' });
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Card aria-labelledby="sign-review">
      <Stack $gap={3}>
        <h2 id="sign-review">{t('sign_title')}</h2>
        {own ? (
          <p>{t('signed_already', { time: formatDateTime(own.at) })}</p>
        ) : (
          <Form refusals={form.refusals} onSubmit={submit}>
            <Stack $gap={3}>
              <p>{text}</p>
              <ProblemBox>{form.failure}</ProblemBox>
              <TextField {...form.field('note')} type="textarea" label={t('note')} hint={t('note_hint')} />
              <div>
                <Button type="submit" icon="check" busy={isLoading}>
                  {t('sign')}
                </Button>
              </div>
            </Stack>
          </Form>
        )}
      </Stack>
    </Card>
  );
};
