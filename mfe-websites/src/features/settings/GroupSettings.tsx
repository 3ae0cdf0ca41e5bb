import { INHERITABLE_SETTINGS } from '@yinyom/contracts/groups/sections';
import type { GroupSections } from '@yinyom/contracts/groups/sections';
import { applicationSettings, DEFAULT_SETTINGS } from '@yinyom/contracts/websites/applicationSettings';
import type { SettingsPart } from '@yinyom/contracts/websites/settingsParts';
import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { controlledFields } from '../../common/controlledFields';
import type { GroupSectionProps } from '../../common/group-draft/GroupDraft';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { PartControls } from './PartControls';
import type { ControlledSetting } from './PartControls';
import { FORM_PARTS, PART_OF } from './settingsParts';
import type { SettingsValues } from './settingsValues';

type Given = NonNullable<GroupSections['settings']>;

const isInheritable = (name: string): name is keyof Given =>
  INHERITABLE_SETTINGS.some((each) => each === name);

/** Parts with a setting that a group can give. */
const PARTS = FORM_PARTS.filter((part) => INHERITABLE_SETTINGS.some((name) => PART_OF[name] === part));
const TITLES: Partial<Record<SettingsPart, string>> = {
  consent: 'settings.consent',
  blocking: 'settings.blocking',
  signals: 'settings.signals',
  evidence: 'settings.evidence',
};

const Setting = styled.div`
  padding-inline-start: ${({ theme }) => theme.space(4)};
  border-inline-start: 3px solid ${({ theme }) => theme.color.line};
`;

/** The sections with a setting given or not; without the last one the section is not given. Pure. */
export const withSetting = (sections: GroupSections, name: keyof Given, given: boolean): GroupSections => {
  const { settings = {}, ...others } = sections;
  const { [name]: _left, ...rest } = settings;
  const next = given ? { ...settings, [name]: settings[name] ?? DEFAULT_SETTINGS[name] } : rest;
  return Object.keys(next).length === 0 ? others : { ...others, settings: next };
};

/** Settings of websites that a group gives, each by itself; all others stay the websites'. */
export const GroupSettings = ({ draft, problems }: GroupSectionProps) => {
  const t = useTexts('websites');
  const words = useGroupTexts();
  const settings: Given = draft.sections.settings ?? {};
  const form = controlledFields<SettingsValues>({
    values: { ...DEFAULT_SETTINGS, domain_name: '', default_language: 'th', languages: [], ...settings },
    schema: applicationSettings,
    problems: Object.fromEntries(
      Object.entries(problems).map(([field, text]) => [field.replace('sections.settings.', ''), text]),
    ),
    onChange: (change) => {
      const [name = ''] = Object.keys(change);
      draft.change(`settings.${name}`, (before) => ({
        ...before,
        settings: { ...before.settings, ...change },
      }));
    },
  });
  const around = (name: ControlledSetting, control: ReactNode) =>
    isInheritable(name) && (
      <Setting>
        <Checkbox
          label={words('given.setting', { name: words(`setting.${name}`) })}
          checked={settings[name] !== undefined}
          onChange={(given) => draft.change(`settings.${name}`, (before) => withSetting(before, name, given))}
        />
        {settings[name] !== undefined && control}
      </Setting>
    );
  return (
    <Stack $gap={6} $form>
      <p>{words('given.settings')}</p>
      {PARTS.map((part) => (
        <Card key={part} aria-labelledby={`group-${part}`}>
          <Stack $gap={4}>
            <h2 id={`group-${part}`}>{t(TITLES[part] ?? '')}</h2>
            <PartControls part={part} form={form} around={around} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
};
