import { listScans } from '@yinyom/contracts/scanner/scan';
import { listCookies } from '@yinyom/contracts/websites/cookie';
import { api, contractQuery } from '@yinyom/mfe-kit';

// Names of the palette's own: a remote injects its calls of the same kind itself.
const foundApi = api.enhanceEndpoints({ addTagTypes: ['Cookie', 'Scan'] }).injectEndpoints({
  endpoints: (build) => ({
    paletteCookies: contractQuery(build, listCookies, { providesTags: ['Cookie'] }),
    paletteScans: contractQuery(build, listScans, { providesTags: ['Scan'] }),
  }),
});

export const { usePaletteCookiesQuery, usePaletteScansQuery } = foundApi;
