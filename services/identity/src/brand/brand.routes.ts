import {
  deleteBrand,
  deleteBrandLogo,
  getBrand,
  getBrandLogo,
  saveBrand,
  saveBrandLogo,
} from '@yinyom/contracts/identity/brand';
import { requiredRevision } from '@yinyom/service-kit/http/ifMatch';
import { SENT, type RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { BrandService } from './brand.service';

export const brandRoutes = (bind: RouteBinder, brands: BrandService): void => {
  bind(getBrand, async (call) => {
    const member = await call.member(call.params.id);
    return brands.view(await brands.ownerOf(member, call.query.group_id));
  });
  bind(saveBrand, async (call) => {
    const member = await call.member(call.params.id);
    const owner = await brands.ownerOf(member, call.query.group_id);
    return brands.save(member, owner, call.body, visitOf(call), requiredRevision(call.req));
  });
  bind(deleteBrand, async (call) => {
    const member = await call.member(call.params.id);
    const owner = await brands.ownerOf(member, call.query.group_id);
    return brands.remove(member, owner, visitOf(call), requiredRevision(call.req));
  });
  bind(saveBrandLogo, async (call) => {
    const member = await call.member(call.params.id);
    const owner = await brands.ownerOf(member, call.query.group_id);
    return brands.saveLogo(member, owner, call.params.scheme, call.body.logo, visitOf(call));
  });
  bind(deleteBrandLogo, async (call) => {
    const member = await call.member(call.params.id);
    const owner = await brands.ownerOf(member, call.query.group_id);
    return brands.removeLogo(member, owner, call.params.scheme, visitOf(call));
  });
  bind(getBrandLogo, async ({ params, res }) => {
    const bytes = await brands.readLogo(params.id, params.sha256);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.status(200).type('png').send(bytes);
    return SENT;
  });
};
