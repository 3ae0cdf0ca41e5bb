import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { useControllerWebsites } from '../../controllers/useControllerWebsites';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

interface WebsiteChoiceProps {
  name: string;
  value: readonly string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
}

/** Websites of the controller, to choose some of them. */
export const WebsiteChoice = ({ name, value, error, onChange }: WebsiteChoiceProps) => {
  const t = useComplianceTexts();
  const websites = useControllerWebsites();
  return (
    <PagedList {...websites} placeholder={<Skeleton $height="88px" />} more={t('settings.more_websites')}>
      {(shown) => (
        <CheckboxGroup
          name={name}
          label={t('binders.chosen')}
          error={error}
          required
          options={shown.map(({ id, domain_name }) => ({ value: id, label: domain_name }))}
          value={value}
          onChange={onChange}
        />
      )}
    </PagedList>
  );
};
