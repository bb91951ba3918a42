'use client';
import { createContext } from 'react';
import { defaultLocale } from './locale.ts';

/** The locale around a component. */
export const LocaleContext = createContext(defaultLocale);
