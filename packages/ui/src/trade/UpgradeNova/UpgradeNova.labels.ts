/** The words of UpgradeNova. */
export interface UpgradeNovaLabels {
  /** The button, and the title of what it opens. */
  upgrade: string;
  /** The link below the plans. */
  learnMore: string;
}

export const upgradeNovaLabels: UpgradeNovaLabels = {
  upgrade: 'Upgrade NOVA',
  learnMore: 'Learn more about subscriptions',
};
