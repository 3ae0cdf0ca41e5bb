import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useGroupTexts } from '../../texts/useGroupTexts';

interface GivenSectionProps {
  title: string;
  /** Whether the group gives the section. */
  given: boolean;
  onGiven: (given: boolean) => void;
  /** The fields; drawn where the section is given. */
  children: ReactNode;
}

/** A section of a group in a card of its own: whether the group gives it, and with what. */
export const GivenSection = ({ title, given, onGiven, children }: GivenSectionProps) => {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Stack $gap={4}>
        <h2 id={id}>{title}</h2>
        <GivenChoice given={given} onGiven={onGiven} />
        {given && children}
      </Stack>
    </Card>
  );
};

/** The choice alone, where the fields have cards of their own. */
export const GivenChoice = ({ given, onGiven }: Pick<GivenSectionProps, 'given' | 'onGiven'>) => {
  const t = useGroupTexts();
  return (
    <div>
      <Checkbox label={t('given.label')} checked={given} onChange={onGiven} />
      <p>{t(given ? 'given.yes' : 'given.no')}</p>
    </div>
  );
};
