import { Schema, type Connection } from 'mongoose';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { schemaOf } from '@yinyom/service-kit/database/schemaOf';
import { canonicalJson } from '@yinyom/service-kit/canonicalJson';

/** A client whose papers were opened, as its group named it then: the name stays when the group goes. */
export interface ControllerRecord {
  /** Key of the controller. */
  _id: string;
  /** The agency. */
  organization: string;
  name: string;
  contact_email: string | null;
  dpo: { name: string; email: string; phone: string } | null;
}

const schema = schemaOf<ControllerRecord>()({
  _id: { type: String, required: true },
  organization: { type: String, required: true },
  name: { type: String, required: true },
  contact_email: { type: String, default: null } as never,
  dpo: { type: Schema.Types.Mixed, default: null } as never,
});
schema.index({ organization: 1 });

/** Clients of agencies that have papers here. */
export const createControllerStore = (database: Connection) => {
  const controllers = modelOf(database, 'paper_controllers', schema);
  const find = (_id: string): Promise<ControllerRecord | null> =>
    controllers.findById(_id).lean<ControllerRecord>().exec();

  return {
    find,
    /** Writes only what differs. */
    keep: async ({ _id, ...known }: ControllerRecord): Promise<void> => {
      const before = await find(_id);
      const { organization, name, contact_email, dpo } = before ?? {};
      if (canonicalJson({ organization, name, contact_email, dpo }) === canonicalJson(known)) return;
      await controllers.updateOne({ _id }, { $set: known }, { upsert: true }).exec();
    },
    ofAgency: (organization: string): Promise<ControllerRecord[]> =>
      controllers.find({ organization }).sort({ _id: 1 }).lean<ControllerRecord[]>().exec(),
    /** Keys of all. */
    organizations: (): Promise<string[]> => controllers.distinct('_id').exec() as Promise<string[]>,
    removeOf: async (_id: string): Promise<void> => {
      await controllers.deleteOne({ _id }).exec();
    },
  };
};
export type ControllerStore = ReturnType<typeof createControllerStore>;
