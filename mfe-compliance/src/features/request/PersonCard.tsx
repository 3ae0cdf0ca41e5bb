import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import { isOpen } from '@yinyom/contracts/requests/requestStates';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { formatDate, lazyPart, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Notice } from '@yinyom/ui/data/Notice';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Suspense } from 'react';
import { Facts } from '@yinyom/ui/data/Facts';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRequestWords } from '../../texts/useRequestWords';

const ChangeRequestModal = lazyPart(
  () => import('./ChangeRequestModal').then((file) => file.ChangeRequestModal),
  ErrorState,
);

/** Who asks, and how the person wants to be answered. The platform deletes it some months after the request was closed. */
export const PersonCard = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const words = useRequestWords();
  const { person, representative, subject_kind, answer_way, language, identity_level, verified_at } = request;
  return (
    <Card aria-labelledby="person">
      <Stack>
        <Row $justify="space-between">
          <h2 id="person">{t('person.title')}</h2>
          {isOpen(request.state) && (
            <Button
              kind="secondary"
              size="small"
              icon="edit"
              onClick={() =>
                openModal((close) => (
                  <Suspense fallback={null}>
                    <ChangeRequestModal request={request} close={close} />
                  </Suspense>
                ))
              }
            >
              {t('change.open')}
            </Button>
          )}
        </Row>
        {person === null && <Notice tone="info">{t('person.purged')}</Notice>}
        <Facts
          facts={[
            [t('person.name'), person?.name],
            [t('person.email'), person?.email],
            [t('person.phone'), person?.phone],
            [t('person.postal_address'), person?.postal_address],
            [t('person.subject_kind'), words(`subject_kinds.${subject_kind}`)],
            [t('person.representative'), representative?.name],
            [t('person.authority'), representative?.authority],
            [t('person.answer_way'), words(`answer_ways.${answer_way}`)],
            [t('person.language'), LANGUAGE_NAMES[language]],
            [
              t('person.identity'),
              verified_at === null
                ? t(`identity.${identity_level}`)
                : `${t(identity_level === 'none' ? 'identity.known' : `identity.${identity_level}`)} · ${formatDate(verified_at)}`,
            ],
          ]}
        />
      </Stack>
    </Card>
  );
};
