import { TAKEN_OVER_FROM, TAKEN_OVER_NAMES, type TakenOverFrom } from '@yinyom/contracts/consents/takenOver';
import type { TakeOver } from '@yinyom/contracts/websites/takeOver';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { DateField } from '@yinyom/ui/form/DateField';
import { useImportTexts } from '../../texts/useImportTexts';
import { ChoiceGroup } from './ChoiceGroup';
import { TakenServices } from './TakenServices';

/** Products that store names which only their owner can place. */
const BY_OWN_NAMES: readonly TakenOverFrom[] = ['vanilla-cookieconsent', 'klaro', 'axeptio'];

interface TakeOverSettingsProps {
  value: TakeOver;
  onChange: (takeOver: TakeOver) => void;
}

/** Whether visitors who have decided with another product before are asked again here. */
export const TakeOverSettings = ({ value, onChange }: TakeOverSettingsProps) => {
  const t = useImportTexts();
  const change = (part: Partial<TakeOver>) => onChange({ ...value, ...part });
  const { from, until, consents, services, remove_old } = value;
  const isOn = from.length > 0;
  return (
    <Stack $gap={4}>
      <p>{t('takeOver.lead')}</p>
      <ChoiceGroup $gap={1}>
        <legend>{t('takeOver.from')}</legend>
        {TAKEN_OVER_FROM.map((product) => (
          <Checkbox
            key={product}
            label={TAKEN_OVER_NAMES[product]}
            checked={from.includes(product)}
            onChange={(chosen) =>
              change({
                from: TAKEN_OVER_FROM.filter((each) => (each === product ? chosen : from.includes(each))),
              })
            }
          />
        ))}
      </ChoiceGroup>
      {isOn && (
        <>
          <DateField
            label={t('takeOver.until')}
            hint={t('takeOver.untilHint')}
            value={until}
            error={until === '' ? t('takeOver.untilMissing') : undefined}
            onChange={(day) => change({ until: day })}
          />
          <p>{t('takeOver.refusals')}</p>
          <Checkbox
            label={t('takeOver.consents')}
            checked={consents}
            onChange={(agreed) => change({ consents: agreed })}
          />
          <p>{t('takeOver.consentsHint')}</p>
          {from.some((product) => BY_OWN_NAMES.includes(product)) && (
            <TakenServices value={services} onChange={(next) => change({ services: next })} />
          )}
          <Checkbox
            label={t('takeOver.removeOld')}
            checked={remove_old}
            onChange={(remove) => change({ remove_old: remove })}
          />
        </>
      )}
    </Stack>
  );
};
