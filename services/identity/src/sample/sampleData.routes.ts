import { removeSampleData } from '@yinyom/contracts/identity/sampleData';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import { visitOf } from '../sessions/visit';
import type { SampleDataService } from './sampleData.service';

export const sampleDataRoutes = (bind: RouteBinder, sampleData: SampleDataService): void => {
  bind(removeSampleData, async (call) => sampleData.remove(await call.member(call.params.id), visitOf(call)));
};
