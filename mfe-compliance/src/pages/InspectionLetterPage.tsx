import type { InspectionLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { errorMessage, isApiError, Link, toast, usePageTitle, useParams, useSession } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useGetInspectionLetterQuery, useUpdateInspectionLetterMutation } from '../calls/lettersApi';
import { LetterActions } from '../features/inspection-letters/LetterActions';
import { LetterDue } from '../features/inspection-letters/LetterDue';
import { LetterForm } from '../features/inspection-letters/LetterForm';
import { LetterState } from '../features/inspection-letters/LetterState';
import { letterBody } from '../features/inspection-letters/letterValues';
import { LetterView } from '../features/inspection-letters/LetterView';
import { STATE_PLACE } from '@yinyom/mfe-kit/components/statePlace';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { useInspectionTexts } from '../texts/useInspectionTexts';

interface WholeProps {
  letter: InspectionLetter;
  /** Reads it again, after another member saved it. */
  onReload: () => void;
}

const Whole = ({ letter, onReload }: WholeProps) => {
  const t = useInspectionTexts();
  const [editing, setEditing] = useState(false);
  const [update, { isLoading, error, reset }] = useUpdateInspectionLetterMutation();
  const place = useFocusAfterChange<HTMLDivElement>(`${letter.letter_state} ${editing}`);
  if (editing) {
    const close = () => {
      reset();
      setEditing(false);
    };
    return (
      <LetterForm
        letter={letter}
        busy={isLoading}
        done={false}
        latest={{ error, onReload }}
        onCancel={close}
        onSave={async (values) => {
          const params = { id: letter.organization_id, lid: letter.id };
          await update({ params, ifMatch: letter.etag, body: letterBody(values) }).unwrap();
          toast.success(t('form.saved'));
          close();
        }}
      />
    );
  }
  return (
    <Stack $gap={5}>
      <Row ref={place} id={STATE_PLACE} tabIndex={-1}>
        <LetterState state={letter.letter_state} sample={letter.sample} />
        <LetterDue letter={letter} />
      </Row>
      <LetterActions letter={letter} onEdit={() => setEditing(true)} />
      <LetterView letter={letter} />
    </Stack>
  );
};

/** `/compliance/letters/:id`: one letter of the regulator, and what can be done with it. */
export const InspectionLetterPage = () => {
  const t = useInspectionTexts();
  const { id: lid = '' } = useParams();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetInspectionLetterQuery(
    { params: { id: organizationId ?? '', lid } },
    { skip: organizationId === null },
  );
  const title = data?.letter_number ?? t('letters.title');
  usePageTitle(title);
  if (isError && isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        heading="h1"
        title={t('letters.unknown')}
        action={
          <ButtonLink as={Link} to="/compliance/letters">
            {t('letters.back')}
          </ButtonLink>
        }
      >
        {t('letters.unknown_hint')}
      </EmptyState>
    );
  }
  const content = () => {
    if (isError && !data)
      return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data ? (
      <Whole key={data.id} letter={data} onReload={() => void refetch()} />
    ) : (
      <Skeleton $height="640px" />
    );
  };
  return (
    <>
      <PageHeader title={title} note={<Link to="/compliance/letters">{t('letters.back')}</Link>} />
      {content()}
    </>
  );
};
