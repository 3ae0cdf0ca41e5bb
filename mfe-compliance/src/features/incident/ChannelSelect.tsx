import { NOTICE_CHANNELS } from '@yinyom/contracts/papers/incident';
import { Select } from '@yinyom/ui/form/Select';
import type { ComponentProps } from 'react';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';

export type Channel = (typeof NOTICE_CHANNELS)[number];

type ChannelSelectProps = Omit<ComponentProps<typeof Select<Channel | ''>>, 'label' | 'options'>;

/** How a notice was sent, or that it is not known. */
export const ChannelSelect = (field: ChannelSelectProps) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  return (
    <Select
      {...field}
      label={words('facts.channel')}
      options={[
        { value: '' as const, label: t('persons.no_channel') },
        ...NOTICE_CHANNELS.map((value) => ({ value, label: words(`channels.${value}`) })),
      ]}
    />
  );
};
