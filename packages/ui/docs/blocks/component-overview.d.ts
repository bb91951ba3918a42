declare module 'virtual:component-overview' {
  interface Room {
    title: string;
    description: string;
    /** A room without categories has one group without a title. */
    groups: readonly {
      title: string;
      components: readonly { name: string; page: string; summary: string }[];
    }[];
  }

  /** Every room with its components. */
  export const rooms: readonly Room[];
}
