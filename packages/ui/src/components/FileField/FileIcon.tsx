'use client';
import { File, FileText, Image } from 'lucide-react';

interface FileIconProps {
  /** The media type of the file. */
  type: string;
}

/** An icon for a file of a type. */
export function FileIcon({ type }: FileIconProps) {
  if (type.startsWith('image/')) return <Image size={20} aria-hidden />;
  return type === 'application/pdf' ? <FileText size={20} aria-hidden /> : <File size={20} aria-hidden />;
}
