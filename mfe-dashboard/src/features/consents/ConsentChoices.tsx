import { choiceKind } from '@yinyom/contracts/evidence/choiceKind';
import type { CategoryChoice } from '@yinyom/contracts/consents/consent';
import { useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Stack } from '@yinyom/ui/data/Stack';
import { useCategoryName } from '../../categories/useCategoryName';
import { Facts } from '@yinyom/ui/data/Facts';

interface ConsentChoicesProps {
  applicationId: string;
  choices: readonly CategoryChoice[];
}

/** What was decided, category by category; what rests on no consent says so. */
export const ConsentChoices = ({ applicationId, choices }: ConsentChoicesProps) => {
  const t = useTexts('dashboard');
  const nameOf = useCategoryName(applicationId, choices);
  return (
    <Stack as="section" $gap={2}>
      <h3>{t('evidence.field.choices')}</h3>
      <Facts
        facts={choices.map((choice) => [
          nameOf(choice),
          <Badge key={choice.id} tone={choiceKind(choice) === 'accepted' ? 'info' : 'neutral'}>
            {t(`evidence.choice.${choiceKind(choice)}`)}
          </Badge>,
        ])}
      />
    </Stack>
  );
};
