import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { CheckboxGroup } from '@yinyom/ui/form/CheckboxGroup';
import { useState } from 'react';
import { useControllerWebsites } from '../../controllers/useControllerWebsites';
import { useRecordTexts } from '../../texts/useRecordTexts';

interface WebsiteChoiceProps {
  name: string;
  value: string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
}

/**
 * Websites that an activity is about, of those of the controller. Chosen ones that are not read yet stay chosen; once all are read, those
 * that are left are deleted or another client's, and can be unticked.
 */
export const WebsiteChoice = ({ value, onChange, ...rest }: WebsiteChoiceProps) => {
  const t = useRecordTexts();
  const websites = useControllerWebsites({ withClients: true, limit: '100' });
  /** What the form began with: one that was unticked can be ticked again. */
  const [begun] = useState(value);
  return (
    <PagedList {...websites} placeholder={null} more={t('activity.more_websites')}>
      {(shown) => {
        const isShown = (id: string): boolean => shown.some((website) => website.id === id);
        const known = [...new Set([...begun, ...value])];
        const others = websites.list.hasNextPage ? [] : known.filter((id) => !isShown(id));
        const options = [
          ...shown.map(({ id, domain_name: label }) => ({ value: id, label })),
          ...others.map((id) => ({ value: id, label: t('activity.other_website', { id }) })),
        ];
        if (options.length === 0) return null;
        return (
          <CheckboxGroup
            {...rest}
            label={t('activity.websites')}
            hint={t('activity.websites_hint')}
            options={options}
            value={value}
            onChange={(chosen) =>
              onChange([...chosen, ...value.filter((id) => !options.some((option) => option.value === id))])
            }
          />
        );
      }}
    </PagedList>
  );
};
