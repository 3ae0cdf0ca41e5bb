import { isOpenForm, type FoundForm } from '@yinyom/contracts/papers/foundForms';
import { errorMessage, Link, openModal, toast, useLang, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import {
  useDecideFoundFormMutation,
  useLazyGetProcessingActivityQuery,
  useUpdateProcessingActivityMutation,
} from '../../calls/recordApi';
import { ProposalItem } from '../../layout/ProposalItem';
import { Quiet } from '../../layout/Quiet';
import { useFormWords } from '../../texts/useFormWords';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { textIn } from '../../words/textIn';
import { AcceptFormModal } from './AcceptFormModal';
import { formsWithout } from './formsOfActivity';
import { useFormPlaces } from './useFormPlaces';

/** What a scan saw of a form, in short sentences. */
const useSeen = (form: FoundForm): string[] => {
  const t = useRecordTexts();
  const words = useFormWords();
  const places = useFormPlaces(form);
  const { pages_total, pages_without_notice, encrypted, readers, present } = form;
  if (!present) return [];
  const isSome = pages_without_notice > 0 && pages_without_notice < pages_total;
  return [
    places,
    isSome
      ? t('forms.unnoticed_some', { count: pages_without_notice, all: pages_total })
      : words(pages_without_notice > 0 ? 'forms.unnoticed' : 'forms.noticed'),
    encrypted ? '' : words('forms.plain'),
    readers.length > 0 ? words('forms.readers', { names: readers.join(', ') }) : '',
  ].filter(Boolean);
};

/** An activity that states a form, and the way to take the form out of it. */
const StatedIn = ({ form, activity }: { form: FoundForm; activity: FoundForm['stated_in'][number] }) => {
  const t = useRecordTexts();
  const words = useFormWords();
  const lang = useLang();
  const { organizationId } = useSession();
  const [read] = useLazyGetProcessingActivityQuery();
  const [update, { isLoading }] = useUpdateProcessingActivityMutation();
  const name = textIn(activity.name, lang);
  const remove = async () => {
    try {
      const params = { id: organizationId ?? '', aid: activity.id };
      const { found_forms, etag } = await read({ params }).unwrap();
      const body = { found_forms: formsWithout(found_forms, form) };
      const { version } = await update({ params, ifMatch: etag, body }).unwrap();
      toast.success(t('forms.removed', { version }));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <Row>
      <span>
        <Link to={`/compliance/record/${activity.id}`}>{name}</Link>:{' '}
        {activity.accepted.map((field) => words(`field.${field}`)).join(', ')}
      </span>
      <Button kind="quiet" size="small" busy={isLoading} onClick={() => void remove()}>
        {t('forms.remove')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Row>
  );
};

/** A form that a scan found, and what people say of it. */
export const FormRow = ({ form }: { form: FoundForm }) => {
  const t = useRecordTexts();
  const words = useFormWords();
  const { organizationId } = useSession();
  const [decide, { isLoading }] = useDecideFoundFormMutation();
  const seen = useSeen(form);
  const { application_id, fields, present, scans_unread, scanned_at, verdict, stated_in, etag } = form;
  const title = fields.map((field) => words(`field.${field}`)).join(', ');
  const save = async (next: 'dismissed' | null) => {
    try {
      await decide({
        params: { id: organizationId ?? '' },
        ifMatch: etag,
        body: { application_id, fields, verdict: next },
      }).unwrap();
      toast.success(t(next === null ? 'forms.undone' : 'forms.done'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const isOpen = isOpenForm(form);
  return (
    <ProposalItem>
      <Row>
        <strong>{title}</strong>
        {verdict !== null && <Badge>{t('forms.dismissed')}</Badge>}
        {!present && !scans_unread && (
          <Badge>{t(scanned_at === null ? 'forms.unknown' : 'forms.gone')}</Badge>
        )}
      </Row>
      {seen.length > 0 && <Quiet>{seen.join(' · ')}</Quiet>}
      {stated_in.map((activity) => (
        <StatedIn key={activity.id} form={form} activity={activity} />
      ))}
      <Row>
        {present && verdict === null && (
          <Button
            kind={isOpen ? 'primary' : 'quiet'}
            size="small"
            onClick={() => openModal((close) => <AcceptFormModal form={form} close={close} />)}
          >
            {t(isOpen ? 'forms.accept' : 'forms.another')} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
        {isOpen && (
          <Button kind="secondary" size="small" busy={isLoading} onClick={() => void save('dismissed')}>
            {t('forms.dismiss')} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
        {verdict !== null && (
          <Button kind="quiet" size="small" busy={isLoading} onClick={() => void save(null)}>
            {t('forms.undo')} <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </Row>
    </ProposalItem>
  );
};
