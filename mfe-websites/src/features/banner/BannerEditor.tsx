import type { Lang } from '@yinyom/contracts/constants';
import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import type { Application } from '@yinyom/contracts/websites/application';
import type { Template } from '@yinyom/contracts/websites/template';
import { useLang, useLeaveGuard, useSearchParams, useTexts } from '@yinyom/mfe-kit';
import { readingTest } from '@yinyom/notice/reading/readingTest';
import { Stack } from '@yinyom/ui/data/Stack';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { askToLeave, staysOnPage } from '../../common/askToLeave';
import { useIsInherited } from '../../common/inheritance/InheritanceContext';
import { ReadOnly } from '../../common/inheritance/ReadOnly';
import { SectionSource } from '../../common/inheritance/SectionSource';
import { findingsOf, ruledFields } from './check/findingsOf';
import { LawCheck } from './check/LawCheck';
import type { Where } from './check/whereOf';
import { DesignSection } from './design/DesignSection';
import { WebsiteLogo } from './design/WebsiteLogo';
import { useDraft } from './draft/useDraft';
import { useUndoKeys } from '../../common/useUndoKeys';
import { TextSpots } from './in-place/TextSpots';
import { LayoutSection } from './layout/LayoutSection';
import { useDraftSnapshot } from './notice/useDraftSnapshot';
import { PreviewPanel } from './preview/PreviewPanel';
import { MissingNotice } from './publish/MissingNotice';
import { PublishBar } from './publish/PublishBar';
import { PublishDialog } from './publish/PublishDialog';
import { PublishProblems } from './publish/PublishProblems';
import { usePublishing } from './publish/usePublishing';
import { VersionHistory } from './publish/VersionHistory';
import { useFieldFocus } from './texts/useFieldFocus';
import { TextsSection } from './texts/TextsSection';

const Parts = styled.div`
  margin-bottom: ${({ theme }) => theme.space(5)};
  /* What the keyboard reaches does not hide under the bar for publishing. */
  input,
  textarea,
  select,
  button {
    scroll-margin-bottom: ${({ theme }) => theme.space(28)};
    /* Nor under the preview, which may stay in sight. */
    @media (min-width: calc(${({ theme }) => theme.wide} + 1px)) and (min-height: 720px) {
      scroll-margin-top: 52vh;
    }
  }
`;

const Check = styled.div`
  margin-bottom: ${({ theme }) => theme.space(5)};
`;

const PARTS = ['banner', 'design', 'texts'] as const;
/** Parts of the editor; they share one draft. */
export type EditorPart = (typeof PARTS)[number];

interface BannerEditorProps {
  part: EditorPart | null;
  /** Leads to another part of the editor. */
  onPart: (part: EditorPart) => void;
  application: Application;
  template: Template;
  onReload: () => Promise<Template | undefined>;
}

/**
 * Shapes what visitors see: one draft, one preview, and below it the position of the banner, its look or its
 * texts. The tabs are above the preview, where they are in sight without scrolling. It stays mounted while another
 * section of the website is shown (`part` null), so that unsaved work survives; leaving the website's page asks first.
 */
export const BannerEditor = ({ part, onPart, application, template, onReload }: BannerEditorProps) => {
  const t = useTexts('websites');
  const state = useDraft(template);
  const publishing = usePublishing(application, state);
  const isInherited = useIsInherited();
  const lang = useLang();
  const snapshot = useDraftSnapshot(application, template, state.draft);
  const findings = useMemo(
    () => snapshot && findingsOf(application, template, snapshot, lang, location.origin),
    [application, template, snapshot, lang],
  );
  const readings = useMemo(() => (snapshot ? readingTest(snapshot) : []), [snapshot]);
  const [language, setLanguage] = useState<Lang>(application.default_language);
  const [view, setView] = useState<PreviewView>('banner');
  const shownLanguage = application.languages.includes(language) ? language : application.default_language;

  useLeaveGuard(state.unsaved, (leave) => void askToLeave(t, t('leave.text'), leave), staysOnPage);
  useUndoKeys(state, part !== null);

  const reload = async () => {
    const fresh = await onReload();
    if (fresh) state.reset(fresh);
    publishing.forgetError();
  };
  const focusField = useFieldFocus();
  // Other pages lead to a text by the name of its field (`?section=texts&field=languages.th.privacy.url`).
  const [search] = useSearchParams();
  const led = search.get('field');
  useEffect(() => {
    if (led) focusField(led);
  }, [led, focusField]);
  const go = (where: Where) => {
    publishing.dismiss();
    if (where.part === 'cookies') return;
    if (where.part === 'texts') setLanguage(where.language);
    onPart(where.part);
    focusField(where.name);
  };
  if (!part) return null;
  const { problems } = publishing;
  const ruled = ruledFields(findings ?? []);
  const sourceOfDesign = <SectionSource section="design" />;
  const readOnly = application.languages.filter((each) => isInherited(`texts.${each}`));
  return (
    <>
      <MissingNotice
        draft={state.draft}
        languages={application.languages}
        onFill={(wanted, name) => go({ part: 'texts', language: wanted, name })}
      />
      <PublishProblems publishing={publishing} onReload={() => void reload()} onGo={go} />
      <Tabs
        label={t('editor.parts')}
        items={PARTS.map((key) => ({ key, label: t(`editor.${key}`) }))}
        selected={part}
        onSelect={onPart}
      >
        <PreviewPanel
          application={application}
          snapshot={snapshot}
          language={shownLanguage}
          onLanguage={setLanguage}
          view={view}
          onView={setView}
        >
          {readOnly.includes(shownLanguage)
            ? undefined
            : (spots) => <TextSpots {...{ spots, state, problems, ruled }} language={shownLanguage} />}
        </PreviewPanel>
        <Parts>
          {part === 'banner' && (
            <Stack $gap={6}>
              {sourceOfDesign}
              <ReadOnly when={isInherited('design')}>
                <LayoutSection state={state} />
              </ReadOnly>
              <VersionHistory application={application} state={state} />
            </Stack>
          )}
          {part === 'design' && (
            <>
              {sourceOfDesign}
              <ReadOnly when={isInherited('design')}>
                <DesignSection
                  applicationId={application.id}
                  logo={<WebsiteLogo applicationId={application.id} logo={template.design.logo} />}
                  {...{ state, problems, ruled }}
                />
              </ReadOnly>
            </>
          )}
          {part === 'texts' && (
            <TextsSection
              {...{ application, state, problems, ruled }}
              applicationId={application.id}
              language={shownLanguage}
              onLanguage={setLanguage}
              onView={setView}
              readOnly={readOnly}
              head={<SectionSource section={`texts.${shownLanguage}`} />}
            />
          )}
        </Parts>
      </Tabs>
      <Check>
        {findings ? (
          <LawCheck applicationId={application.id} findings={findings} readings={readings} onGo={go} />
        ) : (
          <Skeleton $height="62px" />
        )}
      </Check>
      <PublishBar
        application={application}
        published={template.status === 'published'}
        state={state}
        publishing={publishing}
      />
      {publishing.proposal && (
        <PublishDialog
          application={application}
          proposal={publishing.proposal}
          snapshot={snapshot}
          readings={readings}
          language={shownLanguage}
          busy={publishing.busy}
          onCancel={publishing.dismiss}
          onGo={go}
          onPublish={(reconsent, note) => void publishing.publish(reconsent, note)}
        />
      )}
    </>
  );
};
