import { allowFinding } from '@yinyom/contracts/scanner/allowedFinding';
import { cancelScan, getScan, getScanScreenshot, listScans, startScan } from '@yinyom/contracts/scanner/scan';
import type { Scan } from '@yinyom/contracts/scanner/scan';
import { getScanSchedule, saveScanSchedule } from '@yinyom/contracts/scanner/scanSchedule';
import { api, contractMutation, contractPages, contractQuery } from '@yinyom/mfe-kit';
import type { RequestDescription } from '@yinyom/mfe-kit';

interface Picture {
  id: string;
  scanId: string;
  which: 'before' | 'after';
}

const describePicture = ({ id, scanId, which }: Picture): RequestDescription => ({
  endpoint: getScanScreenshot,
  params: { id, scanId },
  query: { which },
  quiet: true,
});

/** What a finished scan changes besides the list of scans. */
const FOUND = ['Application', 'Category', 'Cookie', 'Decision', 'Template'] as const;

const scanApi = api
  .enhanceEndpoints({ addTagTypes: [...FOUND, 'AllowedFinding', 'Scan', 'ScanSchedule'] })
  .injectEndpoints({
    endpoints: (build) => ({
      latestScan: contractQuery(build, listScans, { providesTags: ['Scan'] }),
      scanPages: contractPages(build, listScans, { providesTags: ['Scan'] }),
      scan: contractQuery(build, getScan, { providesTags: ['AllowedFinding'] }),
      // What is answered for is told in another way at once.
      allowFinding: contractMutation(build, allowFinding, { invalidatesTags: ['AllowedFinding'] }),
      startScan: contractMutation(build, startScan, { invalidatesTags: ['Scan'] }),
      cancelScan: contractMutation(build, cancelScan, { invalidatesTags: ['Scan'] }),
      scanSchedule: contractQuery(build, getScanSchedule, { providesTags: ['ScanSchedule'] }),
      saveScanSchedule: contractMutation(build, saveScanSchedule, { invalidatesTags: ['ScanSchedule'] }),
      /** An address that an image can show, good while something uses it. */
      scanPicture: build.query<string | null, Picture>({
        query: describePicture,
        transformResponse: (file: Blob | null) => file && URL.createObjectURL(file),
        onCacheEntryAdded: async (_picture, { cacheDataLoaded, cacheEntryRemoved }) => {
          const loaded = await cacheDataLoaded.catch(() => null);
          await cacheEntryRemoved;
          if (loaded?.data) URL.revokeObjectURL(loaded.data);
        },
      }),
    }),
  });

/** Calls about scans, their results and when a website is scanned by itself. */
export const {
  useLatestScanQuery,
  useScanPagesInfiniteQuery,
  useScanQuery,
  useAllowFindingMutation,
  useStartScanMutation,
  useCancelScanMutation,
  useScanScheduleQuery,
  useLazyScanScheduleQuery,
  useSaveScanScheduleMutation,
  useScanPictureQuery,
} = scanApi;

/** The call that asks for a website's latest scan; the same object of words for whoever asks. */
export const latestScanOf = (applicationId: string) => ({
  params: { id: applicationId },
  query: { limit: '1' },
  quiet: true,
});

/** Puts news of a scan in the place of what was known about it. */
export const takeScanNews = (scan: Scan) =>
  scanApi.util.updateQueryData('latestScan', latestScanOf(scan.application_id), (list) => {
    if (list.entities[0]?.id === scan.id) list.entities[0] = scan;
  });

/** Makes everything that a scan may have changed ask again. */
export const forgetScanned = () => scanApi.util.invalidateTags([...FOUND, 'Scan']);
