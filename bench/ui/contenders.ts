/** The contenders, each with the package whose version is reported. `bare` is React without a library: the limit. */
export const contenders = {
  bare: 'react-dom',
  guildhall: '@guildhall/ui',
  mui: '@mui/material',
  mantine: '@mantine/core',
  chakra: '@chakra-ui/react',
  'radix-themes': '@radix-ui/themes',
  antd: 'antd',
  'react-aria': 'react-aria-components',
} as const;

export type ContenderName = keyof typeof contenders;
