import { GCM_SIGNALS } from '@yinyom/contracts/constants';
import type { GcmSignal } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Notice } from '@yinyom/ui/data/Notice';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import styled from 'styled-components';
import { NotedGroup } from './NotedGroup';

const Group = styled(NotedGroup)`
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  }
`;

interface SignalChoiceProps {
  value: readonly GcmSignal[];
  /** The category is the one for statistics, which must not carry advertising. */
  statistics?: boolean;
  onChange: (signals: GcmSignal[]) => void;
}

/** Which signals of Google Consent Mode follow the visitor's choice of a category. */
export const SignalChoice = ({ value, statistics = false, onChange }: SignalChoiceProps) => {
  const t = useTexts('websites');
  return (
    <Group>
      <legend>{t('gcm.title')}</legend>
      <p>{t('gcm.hint')}</p>
      {statistics && value.includes('ad_storage') && <Notice>{t('gcm.statisticsAds')}</Notice>}
      <div>
        {GCM_SIGNALS.map((signal) => (
          <Checkbox
            key={signal}
            label={<code>{signal}</code>}
            checked={value.includes(signal)}
            onChange={(chosen) =>
              onChange(GCM_SIGNALS.filter((each) => (each === signal ? chosen : value.includes(each))))
            }
          />
        ))}
      </div>
    </Group>
  );
};
