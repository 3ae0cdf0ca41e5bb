import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { formatDate } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import { Facts } from '../../layout/Facts';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRequestWords } from '../../texts/useRequestWords';

/** Who asks, and how the person wants to be answered. The platform deletes it some months after the request was closed. */
export const PersonCard = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const words = useRequestWords();
  const { person, representative, subject_kind, answer_way, language, identity_level, verified_at } = request;
  return (
    <Card aria-labelledby="person">
      <Stack>
        <h2 id="person">{t('person.title')}</h2>
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
                : `${t(`identity.${identity_level}`)} · ${formatDate(verified_at)}`,
            ],
          ]}
        />
      </Stack>
    </Card>
  );
};
