import { isOpenForm, type FoundForm, type FoundForms as Answer } from '@yinyom/contracts/papers/foundForms';
import { errorMessage, Link, useSession } from '@yinyom/mfe-kit';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Fold } from '@yinyom/ui/data/Fold';
import { Notice } from '@yinyom/ui/data/Notice';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useTheme } from 'styled-components';
import { useListFoundFormsQuery } from '../../calls/recordApi';
import { Quiet } from '../../layout/Quiet';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { FormRow } from './FormRow';

const keyOf = ({ application_id, fields }: FoundForm): string => `${application_id} ${fields.join(' ')}`;

/** Forms below the website that has them, which leads to what its scans found. */
const ByWebsite = ({ forms }: { forms: readonly FoundForm[] }) => {
  const t = useRecordTexts();
  const websites = [...new Set(forms.map(({ website }) => website))];
  return (
    <Stack $gap={4}>
      {websites.map((website) => {
        const here = forms.filter((form) => form.website === website);
        // A website whose scans find nothing of it may be gone, and leak watch with it.
        const seen = here.find(({ present }) => present);
        return (
          <section key={website} aria-label={website}>
            <Row>
              <h3>{website}</h3>
              {seen && (
                <Link to={`/websites/${seen.application_id}/published`}>
                  {t('forms.published')} <VisuallyHidden>{website}</VisuallyHidden>
                </Link>
              )}
            </Row>
            <ul>
              {here.map((form) => (
                <FormRow key={keyOf(form)} form={form} />
              ))}
            </ul>
          </section>
        );
      })}
    </Stack>
  );
};

interface FormsProps {
  answer: Answer;
  onRetry: () => void;
}

/** What could not be read, and the way to read it again. */
const Unread = ({ answer, onRetry }: FormsProps) => {
  const t = useRecordTexts();
  const { labels } = useTheme();
  const { scanner_unavailable, websites_unread, unread_websites } = answer;
  if (!scanner_unavailable && websites_unread === 0) return null;
  const more = websites_unread - unread_websites.length;
  const websites = [...unread_websites, ...(more > 0 ? [`+${more}`] : [])].join(', ');
  return (
    <Notice
      small
      action={
        <Button kind="secondary" size="small" icon="refresh" onClick={onRetry}>
          {labels.retry}
        </Button>
      }
    >
      {scanner_unavailable ? t('forms.unavailable') : t('forms.unread', { websites })}
    </Notice>
  );
};

const Forms = ({ answer, onRetry }: FormsProps) => {
  const t = useRecordTexts();
  const {
    found_forms: forms,
    open,
    left_off,
    websites_total,
    websites_scanned,
    websites_unread,
    scanner_unavailable,
  } = answer;
  const heading = useFocusAfterChange<HTMLHeadingElement>(forms);
  const undecided = forms.filter(isOpenForm);
  const decided = forms.filter((form) => !isOpenForm(form));
  const none = forms.length === 0 ? t('forms.nothing') : t('forms.all_decided');
  const isWhole = !scanner_unavailable && websites_unread === 0;
  const isEmpty = undecided.length === 0 && isWhole && websites_scanned > 0;
  return (
    <Card aria-labelledby="forms">
      <Stack>
        <Row>
          <h2 id="forms" ref={heading} tabIndex={-1}>
            {t('forms.title')}
          </h2>
          {open > 0 && <Badge tone="warning">{t('forms.open', { count: open })}</Badge>}
        </Row>
        {undecided.length > 0 && <p>{t('forms.lead')}</p>}
        <Unread answer={answer} onRetry={onRetry} />
        {isWhole && (websites_total === 0 || websites_scanned < websites_total) && (
          <Quiet>
            {websites_total === 0
              ? t('forms.no_websites')
              : t('forms.scanned', { scanned: websites_scanned, all: websites_total })}{' '}
            <Link to="/websites">{t('forms.websites')}</Link>
          </Quiet>
        )}
        {isEmpty && <p>{none}</p>}
        {undecided.length > 0 && <ByWebsite forms={undecided} />}
        {left_off > 0 && <p>{t('forms.left_off', { count: left_off })}</p>}
        {decided.length > 0 && (
          <Fold title={t('forms.decided', { count: decided.length })}>
            <ByWebsite forms={decided} />
          </Fold>
        )}
      </Stack>
    </Card>
  );
};

/** Forms that scans found, which people add to activities or dismiss. */
export const FoundForms = () => {
  const { organizationId } = useSession();
  const { data, isError, error, refetch } = useListFoundFormsQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  // As high as the card that asks for nothing, which most have: what is below does not move.
  if (!data) return <Skeleton $height="120px" />;
  return <Forms answer={data} onRetry={() => void refetch()} />;
};
