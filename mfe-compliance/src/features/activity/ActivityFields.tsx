import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import type { ShownItem } from '@yinyom/contracts/papers/activity';
import { itemsOf } from '@yinyom/contracts/papers/paperItems';
import { useLang, type useForm } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useState, type ReactNode } from 'react';
import { useItemHeading } from '../../facts/useItemHeading';
import { FormSection } from '../../form/FormSection';
import { useSections } from '../../form/useSections';
import { useRecordTexts } from '../../texts/useRecordTexts';
import type { ActivityValues } from './activityValues';
import { GeneralFields } from './GeneralFields';
import { ItemField } from './ItemField';
import { ItemKnown } from './ItemKnown';
import { TransferRows } from './TransferRows';
import { useSectionStates, type ActivitySection } from './useSectionStates';

interface ActivityFieldsProps {
  form: ReturnType<typeof useForm<ActivityValues>>;
  /** What is saved of each item; none of a new activity. */
  items?: readonly ShownItem[];
  /** What only a new activity asks: it decides about everything below it. */
  first?: ReactNode;
  /** What only a saved one asks. */
  more?: ReactNode;
}

const GENERAL = [
  ...(['name', 'role', 'legal_basis', 'sensitive', 'applications', 'review_every_months', 'ended'] as const),
];
const fieldsOf = (section: ActivitySection): readonly string[] => {
  if (section === 'general') return GENERAL;
  return section === 'cross_border' ? [section] : [`written_${section}`];
};

/** Everything that people state about an activity, in the order of the law; the first section in which something is missing is open. */
export const ActivityFields = ({ form, items = [], first, more }: ActivityFieldsProps) => {
  const t = useRecordTexts();
  const headingOf = useItemHeading();
  const [language, setLanguage] = useState<Lang>(useLang());
  const { field, values } = form;
  const { role } = values;
  const sections: readonly ActivitySection[] = ['general', ...itemsOf(role), 'cross_border'];
  const states = useSectionStates(values, items, language);
  const section = useSections(
    sections.map((name) => [name, fieldsOf(name)] as const),
    form,
    sections.find(states.isMissing),
  );
  const titleOf = (name: ActivitySection): string => {
    if (name === 'general') return t('activity.general');
    return name === 'cross_border' ? t('transfers.title') : headingOf(role, name).heading;
  };
  const content = (name: ActivitySection): ReactNode => {
    if (name === 'general') return <GeneralFields {...{ form, language, first, more }} />;
    if (name === 'cross_border') return <TransferRows {...field('cross_border')} />;
    return (
      <>
        <ItemKnown role={role} item={name} shown={items.find(({ item }) => item === name)} />
        {name === 'refusals' ? (
          <p>{t('item.refusals')}</p>
        ) : (
          <ItemField
            {...field(`written_${name}`)}
            label={t('item.write', { language: LANGUAGE_NAMES[language] })}
            language={language}
          />
        )}
      </>
    );
  };
  return (
    <Stack $gap={2}>
      <Card>
        <Select
          label={t('activity.language')}
          hint={t('activity.language_hint')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLanguage}
        />
      </Card>
      {sections.map((name, at) => {
        const next = sections[at + 1];
        return (
          <FormSection
            key={name}
            {...section(name)}
            title={titleOf(name)}
            state={states.of(name)}
            isMissing={states.isMissing(name)}
            nextTitle={next && titleOf(next)}
          >
            {content(name)}
          </FormSection>
        );
      })}
    </Stack>
  );
};
