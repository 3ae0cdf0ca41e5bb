import { DEFAULT_LANGUAGE, type Lang } from '@yinyom/contracts/constants';
import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { useCallback, useMemo, useState } from 'react';
import { GivenChoice } from '../../../common/group-draft/GivenSection';
import type { GroupSectionProps } from '../../../common/group-draft/GroupDraft';
import { findingsOf, ruledFields } from '../check/findingsOf';
import { DesignSection } from '../design/DesignSection';
import type { EditedDraft } from '../draft/useDraft';
import { TextSpots } from '../in-place/TextSpots';
import { LayoutSection } from '../layout/LayoutSection';
import { PreviewPanel } from '../preview/PreviewPanel';
import { TextsSection } from '../texts/TextsSection';
import { GroupLogo } from './GroupLogo';
import { firstDesign, noticeDraft, noticeOwner, withLanguage, withNotice } from './groupNotice';
import { useGroupSnapshot } from './useGroupSnapshot';

const PARTS = ['design', 'texts'] as const;
const NO_CHECK = { last_scan: null } as const;
const NO_FORMER = { former_domains: [] as string[] };

/** Design and texts that a group gives, in the editor and the preview of a website. */
export const GroupNotice = ({ group, draft, problems }: GroupSectionProps) => {
  const t = useTexts('websites');
  const reader = useLang();
  const [part, setPart] = useState<(typeof PARTS)[number]>('design');
  const [language, setLanguage] = useState<Lang>(DEFAULT_LANGUAGE);
  const [view, setView] = useState<PreviewView>('banner');
  const { sections } = draft;
  const notice = useMemo(() => noticeDraft(sections, location.origin), [sections]);
  const owner = useMemo(() => noticeOwner(group, sections), [group, sections]);
  const snapshot = useGroupSnapshot(group, owner, sections, notice);
  const ruled = useMemo(
    () => ruledFields(snapshot ? findingsOf(NO_CHECK, NO_FORMER, snapshot, reader, location.origin) : []),
    [snapshot, reader],
  );
  const { change: changeSections } = draft;
  const change = useCallback<EditedDraft['change']>(
    (about, next) =>
      changeSections(about, (before) => withNotice(before, next(noticeDraft(before, location.origin)))),
    [changeSections],
  );
  const state = { draft: notice, change };
  const shownProblems = Object.fromEntries(
    Object.entries(problems).map(([field, text]) => [
      field.replace(/^sections\.texts\./, 'languages.').replace(/^sections\./, ''),
      text,
    ]),
  );
  const givesDesign = sections.design !== undefined;
  const without = owner.languages.filter((each) => !sections.texts?.[each]);
  // One element: the page's gap between its parts is not between the tabs and what they show.
  return (
    <div>
      <Tabs
        label={t('editor.parts')}
        items={PARTS.map((key) => ({ key, label: t(`editor.${key}`) }))}
        selected={part}
        onSelect={setPart}
      >
        <PreviewPanel
          application={owner}
          snapshot={snapshot}
          language={language}
          onLanguage={setLanguage}
          view={view}
          onView={setView}
        >
          {without.includes(language)
            ? undefined
            : (spots) => (
                <TextSpots {...{ spots, state, ruled }} problems={shownProblems} language={language} />
              )}
        </PreviewPanel>
        {part === 'design' && (
          <Stack $gap={6}>
            <Card>
              <GivenChoice
                given={givesDesign}
                onGiven={(given) =>
                  changeSections('design', ({ design, ...others }) =>
                    given ? { ...others, design: design ?? firstDesign(location.origin) } : others,
                  )
                }
              />
            </Card>
            {givesDesign && (
              <>
                <LayoutSection state={state} />
                <DesignSection
                  logo={<GroupLogo group={group} />}
                  {...{ state, ruled }}
                  problems={shownProblems}
                />
              </>
            )}
          </Stack>
        )}
        {part === 'texts' && (
          <TextsSection
            application={owner}
            {...{ state, ruled, language, without }}
            problems={shownProblems}
            onLanguage={setLanguage}
            onView={setView}
            head={
              <GivenChoice
                given={!without.includes(language)}
                onGiven={(given) =>
                  changeSections(`texts.${language}`, (before) => withLanguage(before, language, given))
                }
              />
            }
          />
        )}
      </Tabs>
    </div>
  );
};
