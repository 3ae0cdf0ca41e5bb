import type { CategoryChoice } from '@yinyom/contracts/consents/consent';
import { useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Stack } from '@yinyom/ui/data/Stack';
import { Facts } from './Facts';

/** What the visitor allowed, category by category. */
export const ConsentChoices = ({ choices }: { choices: readonly CategoryChoice[] }) => {
  const t = useTexts('dashboard');
  return (
    <Stack as="section" $gap={2}>
      <h3>{t('detail.choices')}</h3>
      <Facts
        items={choices.map((choice) => [
          t(`category.${choice.type}`),
          <Badge key={choice.id} tone={choice.granted ? 'success' : 'neutral'}>
            {t(choice.granted ? 'detail.granted' : 'detail.denied')}
          </Badge>,
        ])}
      />
    </Stack>
  );
};
