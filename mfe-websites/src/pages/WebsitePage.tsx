import type { Application } from '@yinyom/contracts/websites/application';
import { lazyPart, Link, usePageTitle, useParams, useSearchParams, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { LongName } from '@yinyom/ui/data/LongName';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { Suspense, useState } from 'react';
import { useApplicationQuery } from '@yinyom/mfe-kit/platformCalls';
import { BannerSection } from '../features/banner/BannerSection';
import { DisabledNotice } from '../features/website-sections/DisabledNotice';
import { editorSection, sectionFrom, tabOf, TABS } from '../features/website-sections/sections';
import type { EditorSection, Section, Tab } from '../features/website-sections/sections';
import { UnpublishedNotice } from '../features/website-sections/UnpublishedNotice';
import { SettingsSection } from '../features/settings/SettingsSection';
import { ApplicationBadges } from '../common/ApplicationBadges';
import { InheritanceContext } from '../common/inheritance/InheritanceContext';
import type { KnownInheritance } from '../common/inheritance/InheritanceContext';
import { refusalOf } from '../common/refusalOf';
import { RefusedState } from '../common/RefusedState';
import { RowsSkeleton } from '../common/RowsSkeleton';

// Many come for the banner only.
const CookiesTab = lazyPart(() => import('./CookiesTab').then((file) => file.CookiesTab), ErrorState);

const PolicyTab = lazyPart(() => import('./PolicyTab').then((file) => file.PolicyTab), ErrorState);

const ScriptTab = lazyPart(() => import('./ScriptTab').then((file) => file.ScriptTab), ErrorState);

// Most websites are in no group.
const InheritanceSource = lazyPart(
  () => import('../common/groupParts').then((file) => file.InheritanceSource),
  () => null,
);

/** Milliseconds between two looks for the first sign of the script. */
const WAIT_MS = 4000;

/** Whether something may happen at any moment that nobody does here: the script is seen, or verified. */
const waits = (application: Application | undefined): boolean =>
  application !== undefined &&
  (application.verification === 'unverified' || !application.installation?.seen_at);

const Website = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  usePageTitle(application.domain_name);
  const [search, setSearch] = useSearchParams();
  const [inheritance, setInheritance] = useState<KnownInheritance | null>(null);
  const section = sectionFrom(search);
  const part = editorSection(section);
  // Whoever comes back to the banner finds the part of it that they left.
  const [lastPart, setLastPart] = useState<EditorSection>('banner');
  if (part && part !== lastPart) setLastPart(part);
  const show = (key: Section) => setSearch({ section: key }, { replace: true });
  const showTab = (tab: Tab) => show(tab === 'banner' ? lastPart : tab);
  return (
    <InheritanceContext.Provider value={application.group_id ? inheritance : null}>
      {application.group_id && (
        <Suspense fallback={null}>
          <InheritanceSource application={application} onKnown={setInheritance} />
        </Suspense>
      )}
      <p>
        <Link to="/websites">← {t('detail.back')}</Link>
      </p>
      <PageHeader
        title={<LongName>{application.domain_name}</LongName>}
        note={application.name}
        actions={<ApplicationBadges application={application} />}
      />
      {!application.enabled && <DisabledNotice id={application.id} />}
      {application.template_version === 0 && section !== 'script' && (
        <UnpublishedNotice onBanner={part ? undefined : () => showTab('banner')} />
      )}
      <Tabs
        label={t('detail.sections')}
        items={TABS.map((key) => ({ key, label: t(`detail.${key}`) }))}
        selected={tabOf(section)}
        onSelect={showTab}
      >
        <BannerSection application={application} part={part} onPart={show} />
        <Suspense fallback={<RowsSkeleton height="110px" />}>
          {section === 'script' && <ScriptTab application={application} />}
          {section === 'policy' && <PolicyTab application={application} />}
          {section === 'cookies' && <CookiesTab application={application} />}
        </Suspense>
        {section === 'settings' && <SettingsSection application={application} />}
      </Tabs>
    </InheritanceContext.Provider>
  );
};

/** `/websites/{id}`: one website in sections. While its script was not seen yet, the page keeps looking. */
export const WebsitePage = () => {
  const { id = '' } = useParams();
  const watch = useApplicationQuery({ params: { id }, quiet: true }, { refetchOnMountOrArgChange: true });
  const application = watch.currentData;
  useApplicationQuery(
    { params: { id }, quiet: true },
    { pollingInterval: WAIT_MS, skipPollingIfUnfocused: true, skip: !waits(application) },
  );
  const refusal = refusalOf(watch.error);
  if (refusal) return <RefusedState refusal={refusal} />;
  if (application) return <Website key={id} application={application} />;
  if (watch.isError && !watch.isFetching) return <ErrorState onRetry={() => void watch.refetch()} />;
  return <RowsSkeleton />;
};
