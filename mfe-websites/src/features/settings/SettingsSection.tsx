import { ROLES } from '@yinyom/contracts/constants';
import type { Application } from '@yinyom/contracts/websites/application';
import { useLeaveGuard, useLocation, useSession, useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { askToLeave, staysOnPage } from '../../common/askToLeave';
import { SectionSource } from '../../common/inheritance/SectionSource';
import { DangerZone } from './DangerZone';
import { PublishedDataLink } from './PublishedDataLink';
import { ServerSecret } from './ServerSecret';
import { SettingsForm } from './SettingsForm';
import { focusPart, SettingsPartCard } from './SettingsPartCard';
import { SETTINGS_PARTS, type SettingsPart } from '@yinyom/contracts/websites/settingsParts';
import { FORM_PARTS, partOfAnchor } from './settingsParts';
import { SettingsRail } from './SettingsRail';
import { settingsOf, valuesOf, type SettingsValues } from './settingsValues';
import { usePartInView } from './usePartInView';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(4)};
  @media (min-width: calc(${({ theme }) => theme.wide} + 1px)) {
    grid-template-columns: 208px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(8)};
  }
`;

/** Headings in the texts, of the parts that have fields. */
const TITLES: Partial<Record<SettingsPart, string>> = {
  website: 'settings.website',
  consent: 'settings.consent',
  blocking: 'settings.blocking',
  signals: 'settings.signals',
  evidence: 'settings.evidence',
  moving: 'settings.moving',
};

/** The forms live in their section: any other address loses what is in them, another part or language of it does not. */
const keepsForms = (address: string): boolean =>
  staysOnPage(address) && new URL(address, location.origin).searchParams.get('section') === 'settings';

/** Parts whose values differ, of those that are not among the unsaved ones. */
const changedParts = (
  before: SettingsValues,
  after: SettingsValues,
  unsaved: ReadonlySet<SettingsPart>,
): SettingsPart[] =>
  FORM_PARTS.filter(
    (part) =>
      !unsaved.has(part) && JSON.stringify(valuesOf(part, before)) !== JSON.stringify(valuesOf(part, after)),
  );

/** What a website is and how its consent is kept, in parts that are saved one by one; switching it off; deleting it. */
export const SettingsSection = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const { hash } = useLocation();
  const isAdmin = useSession().role === ROLES.admin;
  const parts = SETTINGS_PARTS.filter((part) => part !== 'server' || isAdmin);
  const current = usePartInView(parts);
  const [unsaved, setUnsaved] = useState<ReadonlySet<SettingsPart>>(new Set());
  const [discarded, setDiscarded] = useState<Partial<Record<SettingsPart, number>>>({});
  const mark = useCallback(
    (part: SettingsPart, differs: boolean) =>
      setUnsaved((known) =>
        known.has(part) === differs
          ? known
          : new Set(SETTINGS_PARTS.filter((each) => (each === part ? differs : known.has(each)))),
      ),
    [],
  );
  useLeaveGuard(unsaved.size > 0, (leave) => void askToLeave(t, t('leave.settingsText'), leave), keepsForms);
  useEffect(() => {
    const part = partOfAnchor(hash);
    if (part) focusPart(part, true);
  }, [hash]);

  const settle = (part: SettingsPart, isDiscarded: boolean) => {
    if (isDiscarded) setDiscarded((times) => ({ ...times, [part]: (times[part] ?? 0) + 1 }));
    // The button that had the focus is gone.
    focusPart(part, false);
  };
  const saved = settingsOf(application);
  const [drawn, setDrawn] = useState(saved);
  // What another user saved is drawn, but not over what was typed: that is compared with what it was made of when it is saved.
  const changed = changedParts(drawn, saved, unsaved);
  if (changed.length > 0)
    setDrawn(changed.reduce((values, part) => ({ ...values, ...valuesOf(part, saved) }), drawn));
  return (
    <Columns>
      <SettingsRail
        address={`/websites/${application.id}?section=settings`}
        parts={parts}
        current={current}
        unsaved={unsaved}
      />
      <Stack $gap={6} $form>
        <SectionSource section="settings" />
        {FORM_PARTS.map((part) => (
          <SettingsPartCard key={part} part={part} title={t(TITLES[part] ?? '')}>
            <SettingsForm
              key={`${discarded[part] ?? 0} ${JSON.stringify(valuesOf(part, drawn))}`}
              application={application}
              part={part}
              onUnsaved={mark}
              onSettled={(isDiscarded) => settle(part, isDiscarded)}
            />
          </SettingsPartCard>
        ))}
        {isAdmin && <ServerSecret application={application} />}
        {isAdmin && <PublishedDataLink applicationId={application.id} />}
        <DangerZone application={application} />
      </Stack>
    </Columns>
  );
};
