import { EVENT_TYPES, type EventType } from '@yinyom/contracts/notify/eventTypes';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Fieldset } from '@yinyom/ui/form/Fieldset';
import styled from 'styled-components';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { eventKey, sentType } from './eventKey';

const Type = styled.code`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
`;

interface EventChoiceProps {
  value: readonly EventType[];
  onChange: (value: EventType[]) => void;
  error?: string | undefined;
}

/** What a webhook is sent, by name and as receivers read it. */
export const EventChoice = ({ value, onChange, error }: EventChoiceProps) => {
  const t = useWebhookTexts();
  const toggle = (event: EventType, on: boolean) =>
    onChange(EVENT_TYPES.filter((one) => (one === event ? on : value.includes(one))));
  return (
    <Fieldset>
      <legend>{t('events')}</legend>
      {EVENT_TYPES.map((event, index) => (
        <Checkbox
          key={event}
          checked={value.includes(event)}
          onChange={(on) => toggle(event, on)}
          error={index === 0 ? error : undefined}
          label={
            <>
              {t(eventKey(event))}
              <Type>{sentType(event)}</Type>
            </>
          }
        />
      ))}
    </Fieldset>
  );
};
