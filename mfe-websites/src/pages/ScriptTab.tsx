import type { Application } from '@yinyom/contracts/websites/application';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { useTemplateQuery } from '../api/templateApi';
import { FirstPublication } from '../features/first-publication/FirstPublication';
import { ScriptPanel } from '../features/script/ScriptPanel';
import { RowsSkeleton } from '../common/RowsSkeleton';

/** What publishing needs to know of the draft; nothing once the banner was published. */
const Publication = ({ application }: { application: Application }) => {
  const call = { params: { id: application.id }, query: {}, quiet: true };
  const { currentData, isError, isFetching, refetch } = useTemplateQuery(call, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) return <FirstPublication application={application} template={currentData} />;
  if (isError && !isFetching) return <ErrorState onRetry={() => void refetch()} />;
  return <RowsSkeleton rows={2} height="60px" />;
};

/** The way from the script to the first decision. */
export const ScriptTab = ({ application }: { application: Application }) => (
  <ScriptPanel application={application} publication={<Publication application={application} />} />
);
