"""Honor of the Samurai: daimyo and samurai, honor, ninja and battles, for two to six players."""
