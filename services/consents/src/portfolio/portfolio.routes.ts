import { getPortfolioCsv, listPortfolio } from '@yinyom/contracts/consents/portfolio';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { isId } from '@yinyom/contracts/fields';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { auditEventOf } from '@yinyom/service-kit/auth/auditor';
import type { IdentityClient, Member } from '@yinyom/service-kit/auth/authorizer';
import { NOBODY } from '@yinyom/service-kit/auth/nobody';
import { SENT, type Call, type RouteBinder } from '@yinyom/service-kit/http/route';
import { BYTE_ORDER_MARK } from '@yinyom/service-kit/csv';
import { CONTENT_TYPES } from '../exports/exportFormat';
import type { WebsitesClient } from '../sites/siteDirectory';
import { createGroupNames } from './groupNames';
import { seenSites } from './seenSites';
import type { Portfolio, PortfolioOf } from './portfolio.service';
import { portfolioHead, portfolioLine } from './portfolioCsv';

interface Parts {
  portfolio: Portfolio;
  identity: Pick<IdentityClient, 'recordAudit'>;
  websites: Pick<WebsitesClient, 'getGroupOwner' | 'listApplicationIds'>;
}

/** The websites of an organization at once, on a page and in a file. */
export const bindPortfolio = (bind: RouteBinder, { portfolio, identity, websites }: Parts): void => {
  /** Whose portfolio the caller may see, cut to the caller's websites. @throws AppError 401, 403, 404 */
  const portfolioOf = async (
    { member }: Pick<Call<AnyEndpoint>, 'member'>,
    organization: string,
  ): Promise<PortfolioOf & Pick<Member, 'limits'>> => {
    const found = await member(isId(organization) ? organization : NOBODY, 'each');
    const { organizationId, limits } = found;
    return { organizationId, applications: await seenSites(websites, found), ...(limits && { limits }) };
  };

  bind(listPortfolio, async (call) => {
    const { organization_id, ...asked } = call.query;
    return portfolio.list(await portfolioOf(call, organization_id), asked);
  });

  bind(getPortfolioCsv, async (call) => {
    const { organization_id, language = call.context.lang, ...asked } = call.query;
    const of = await portfolioOf(call, organization_id);
    let text = `${BYTE_ORDER_MARK}${portfolioHead()}`;
    const groupName = createGroupNames(websites, of.limits);
    for await (const rows of portfolio.steps(of, asked)) {
      const names = await Promise.all(rows.map(({ group_path }) => groupName(group_path)));
      text += rows.map((row, at) => portfolioLine(row, language, names[at] ?? '')).join('');
    }
    const file = `portfolio-${bangkokDay(new Date())}.csv`;
    // As with exports, no file leaves without a trace.
    await identity.recordAudit(
      auditEventOf(call.context, of.organizationId, {
        action: 'export.downloaded',
        target: { type: 'organization', id: of.organizationId, label: file },
      }),
    );
    call.res.setHeader('Content-Disposition', `attachment; filename="${file}"`);
    call.res.setHeader('X-Content-Type-Options', 'nosniff');
    call.res.type(CONTENT_TYPES.csv).send(text);
    return SENT;
  });
};
