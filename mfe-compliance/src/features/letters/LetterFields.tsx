import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { Notice } from '@yinyom/ui/data/Notice';
import { Select } from '@yinyom/ui/form/Select';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/** Whether the person gets a link by e-mail; otherwise the organization hands the letter over. */
export const goesByMail = ({ answer_way, person }: SubjectRequest): boolean =>
  answer_way === 'secure_link' && Boolean(person?.email);

interface LanguageSelectProps {
  name: string;
  value: Lang;
  onChange: (value: Lang) => void;
}

/** Language of the letter. */
export const LanguageSelect = (field: LanguageSelectProps) => {
  const t = useComplianceTexts();
  return (
    <Select
      {...field}
      label={t('letters.language')}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  );
};

/** How the letter reaches the person. */
export const Delivery = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  return (
    <Notice small tone="info">
      {goesByMail(request)
        ? t('letters.by_mail', { email: request.person?.email ?? '' })
        : t('letters.by_hand')}
    </Notice>
  );
};
