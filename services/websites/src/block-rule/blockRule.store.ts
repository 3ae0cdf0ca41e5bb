import mongoose, { type Connection } from 'mongoose';
import { MAX_OWN_RULES } from '@yinyom/contracts/websites/blockRule';
import { modelOf } from '@yinyom/service-kit/database/modelOf';
import { applicationSchema } from '../application/applicationSchema';

/** What an owner says about blocking. It is part of the website's record, so that one write takes effect or none. */
export const createBlockRuleStore = (connection: Connection) => {
  const applications = modelOf(connection, 'applications', applicationSchema);
  return {
    /** Switches the automatic blocking of one host; its visitors meet that in the next version. */
    switch: async (id: string, host: string, active: boolean): Promise<void> => {
      const change = { unblocked_hosts: host };
      await applications.updateOne(
        { _id: id, deleted_at: null },
        {
          ...(active ? { $pull: change } : { $addToSet: change }),
          $set: { pending_changes: true, updated_at: new Date() },
          $inc: { revision: 1 },
        },
      );
    },

    /**
     * Adds an address that waits for consent, in place of the rule of the same address; on if it was off.
     * @returns false when there are as many as there may be
     */
    add: async (id: string, rule: { host: string; category_id: string }): Promise<boolean> => {
      await applications.updateOne(
        { _id: id },
        { $pull: { own_block_rules: { host: rule.host }, unblocked_hosts: rule.host } },
      );
      const { matchedCount } = await applications.updateOne(
        {
          _id: id,
          deleted_at: null,
          [`own_block_rules.${MAX_OWN_RULES - 1}`]: mongoose.trusted({ $exists: false }),
        },
        {
          $push: { own_block_rules: rule },
          $set: { pending_changes: true, updated_at: new Date() },
          $inc: { revision: 1 },
        },
      );
      return matchedCount === 1;
    },

    /** Says whether there was such a rule. */
    remove: async (id: string, host: string): Promise<boolean> => {
      const { modifiedCount } = await applications.updateOne(
        { _id: id, deleted_at: null, 'own_block_rules.host': host },
        {
          $pull: { own_block_rules: { host }, unblocked_hosts: host },
          $set: { pending_changes: true, updated_at: new Date() },
          $inc: { revision: 1 },
        },
      );
      return modifiedCount === 1;
    },
  };
};
export type BlockRuleStore = ReturnType<typeof createBlockRuleStore>;
