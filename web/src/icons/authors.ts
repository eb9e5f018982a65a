/** Who drew the icons we use; a test sees to it that none is missing. */
export const ICON_AUTHORS: { author: string; icons: string[] }[] = []
