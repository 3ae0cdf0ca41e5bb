import { listScans } from '@yinyom/contracts/scanner/scan';
import { listCookies } from '@yinyom/contracts/websites/cookie';
import { listTemplateVersions } from '@yinyom/contracts/websites/template';
import { api, contractQuery } from '@yinyom/mfe-kit';

// Names of the palette's own: a remote injects its calls of the same kind itself.
const foundApi = api.enhanceEndpoints({ addTagTypes: ['Cookie', 'Scan', 'Template'] }).injectEndpoints({
  endpoints: (build) => ({
    paletteCookies: contractQuery(build, listCookies, { providesTags: ['Cookie'] }),
    paletteScans: contractQuery(build, listScans, { providesTags: ['Scan'] }),
    paletteVersions: contractQuery(build, listTemplateVersions, { providesTags: ['Template'] }),
  }),
});

export const { usePaletteCookiesQuery, usePaletteScansQuery, usePaletteVersionsQuery } = foundApi;
